// Elements made without markup, so that whatever people write stays text.

/** An element with properties and children; texts become text nodes. */
export function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name in element) element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/** Shows a sentence at the top of the page until the next one. */
export function notice(text) {
  const place = document.getElementById("notice");
  place.textContent = text ?? "";
  place.hidden = !text;
}

/** A request; a refusal is thrown as the server tells it. */
export async function ask(method, path, body) {
  const headers = body === undefined ? {} : { "content-type": "application/json" };
  const answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const text = await answer.text();
  let value = null;
  try {
    value = text === "" ? null : JSON.parse(text);
  } catch {
    throw { key: "page-no-server" };
  }
  if (!answer.ok) throw value?.error ?? { key: "page-no-server" };
  return value;
}
