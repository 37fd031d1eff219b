// A real server for a test: the program that people run, with a folder and a port of its own.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const BUILT = fileURLToPath(new URL("../../target/release/oneiros", import.meta.url));
const PROGRAM = process.env["ONEIROS_PROGRAM"] ?? BUILT;

export class Server {
  #child: ChildProcess | null = null;
  #port = 0;

  private constructor(private readonly folder: string) {}

  /** Starts a server with nothing in it. */
  static async start(): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), "oneiros-web-")));
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts it again, with the same tables at the same address. */
  async start(): Promise<void> {
    const child = spawn(PROGRAM, ["serve", "--port", String(this.#port), "--data", this.folder], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    const said: string[] = [];
    createInterface({ input: child.stderr }).on("line", (line) => said.push(line));
    const port = await new Promise<number>((found, fail) => {
      child.once("error", fail);
      child.once("exit", () => fail(new Error(`the server ended: ${said.join("\n")}`)));
      createInterface({ input: child.stdout }).on("line", (line) => {
        const match = /^listening on http:\/\/.*:(\d+)$/.exec(line);
        if (match) found(Number(match[1]));
      });
    });
    this.#port = port;
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  /** Ends it in good order. */
  async stop(): Promise<void> {
    await this.#end("SIGTERM");
  }

  /** Damages what it has stored, while it is stopped: the last place of a text is overwritten with another of the same length. */
  async damage(text: string, other: string): Promise<void> {
    if (text.length !== other.length) throw new Error("a disk damages bytes, it does not move them");
    const file = join(this.folder, "oneiros.db");
    const bytes = await readFile(file);
    const place = bytes.lastIndexOf(text);
    if (place < 0) throw new Error(`nothing stored says ${text}`);
    bytes.write(other, place);
    await writeFile(file, bytes);
  }

  /** Ends it and forgets its tables. */
  async remove(): Promise<void> {
    await this.#end("SIGKILL");
    await rm(this.folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  }
}
