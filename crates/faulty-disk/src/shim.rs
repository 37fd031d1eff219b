//! The layer between SQLite and its own file layer: everything is passed on, and what changes files is written down.

use std::cell::Cell;
use std::ffi::{CStr, OsStr, c_char, c_int, c_void};
use std::mem::{size_of, transmute};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::ptr;
use std::sync::OnceLock;

use rusqlite::ffi::{
    SQLITE_IOERR, SQLITE_OK, SQLITE_OPEN_MAIN_DB, sqlite3_file, sqlite3_int64, sqlite3_io_methods,
    sqlite3_syscall_ptr, sqlite3_vfs, sqlite3_vfs_find, sqlite3_vfs_register,
};

use crate::recorder::{Event, add_to, recorder};

/// SQLite's own file layer, and its way to open a folder in order to sync it.
struct Below {
    vfs: *mut sqlite3_vfs,
    open_folder: OpenFolder,
}

type OpenFolder = unsafe extern "C" fn(*const c_char, *mut c_int) -> c_int;

// SAFETY: SQLite's file layers are made to be called from any thread, and this one is registered for good.
unsafe impl Send for Below {}
// SAFETY: as above.
unsafe impl Sync for Below {}

static BELOW: OnceLock<Below> = OnceLock::new();

thread_local! {
    /// Whether SQLite has opened a folder, which it does only to sync it.
    static SYNCED_FOLDER: Cell<bool> = const { Cell::new(false) };
}

/// A file as SQLite sees it; the file of the layer below follows it in memory.
#[repr(C)]
struct Layered {
    base: sqlite3_file,
    /// The recording and the file's number in it; recording 0 is none.
    recording: u64,
    number: usize,
    /// Whether the layer below has nothing to sync but the file itself.
    synced: bool,
}

/// Makes the layer the default of this process, once. It must be called before SQLite opens the files that are to be recorded.
///
/// # Panics
/// When SQLite has no file layer of the kind that Unix has.
pub fn install() {
    BELOW.get_or_init(|| {
        // SAFETY: a null name asks for the default layer, which lives as long as the process; null means that there is none.
        let vfs = unsafe { sqlite3_vfs_find(ptr::null()) };
        assert!(!vfs.is_null(), "SQLite has no file layer");
        let open_folder = watch_folders(vfs);
        // SAFETY: `vfs` was just found and is never taken away. All its other methods may be called with a copy of it, for they use
        // nothing but the fields that are copied.
        let mut layer = unsafe { *vfs };
        layer.szOsFile += size_of::<Layered>() as c_int;
        layer.zName = c"recorded".as_ptr();
        layer.pNext = ptr::null_mut();
        layer.xOpen = Some(open);
        layer.xDelete = Some(delete);
        // SAFETY: the layer is never freed, and its methods keep to SQLite's interface.
        let registered = unsafe { sqlite3_vfs_register(Box::leak(Box::new(layer)), 1) };
        assert_eq!(registered, SQLITE_OK, "SQLite takes no other file layer");
        Below { vfs, open_folder }
    });
}

/// Has SQLite tell when it opens a folder. Gives what it called so far.
fn watch_folders(vfs: *mut sqlite3_vfs) -> OpenFolder {
    const NAME: &CStr = c"openDirectory";
    // SAFETY: `vfs` is SQLite's own for Unix, which has these two methods since version 3 of the interface; the names are texts that end
    // with a zero, and the function has the signature of the one that it takes the place of.
    unsafe {
        let (get, set) = ((*vfs).xGetSystemCall, (*vfs).xSetSystemCall);
        let (get, set) = (get.expect("a layer for Unix"), set.expect("a layer for Unix"));
        let before = get(vfs, NAME.as_ptr()).expect("a layer for Unix opens folders");
        let ours: sqlite3_syscall_ptr = Some(transmute::<OpenFolder, unsafe extern "C" fn()>(open_folder));
        assert_eq!(set(vfs, NAME.as_ptr(), ours), SQLITE_OK);
        transmute::<unsafe extern "C" fn(), OpenFolder>(before)
    }
}

fn below() -> &'static Below {
    BELOW.get().expect("the layer is installed before it is used")
}

unsafe extern "C" fn open_folder(name: *const c_char, descriptor: *mut c_int) -> c_int {
    SYNCED_FOLDER.set(true);
    // SAFETY: the arguments are SQLite's own, passed on to the function that they were meant for.
    unsafe { (below().open_folder)(name, descriptor) }
}

/// The path that SQLite means; it hands over null for a file without a name.
///
/// # Safety
/// `name` is null or a text that ends with a zero and lives as long as the path is used.
unsafe fn path<'a>(name: *const c_char) -> Option<&'a Path> {
    // SAFETY: as promised.
    let text = (!name.is_null()).then(|| unsafe { CStr::from_ptr(name) });
    text.map(|text| Path::new(OsStr::from_bytes(text.to_bytes())))
}

/// The file of the layer below.
///
/// # Safety
/// `file` was opened by [`open`], so that room for both was allocated.
unsafe fn real(file: *mut sqlite3_file) -> *mut sqlite3_file {
    // SAFETY: SQLite allocates `szOsFile` bytes for a file, of which the first are ours and the rest those of the layer below. Ours are a
    // multiple of eight, as that layer needs.
    unsafe { file.cast::<Layered>().add(1).cast() }
}

unsafe extern "C" fn open(
    _: *mut sqlite3_vfs,
    name: *const c_char,
    file: *mut sqlite3_file,
    flags: c_int,
    out: *mut c_int,
) -> c_int {
    let mut under_way = recorder();
    // SAFETY: SQLite's name is null or a text, and lives as long as the file is open.
    let path = unsafe { path(name) };
    let name_in_folder = path.and_then(|path| under_way.as_ref()?.name_of(path));
    if let (Some(recorder), Some(name)) = (under_way.as_mut(), &name_in_folder) {
        recorder.catch_up(name);
    }
    let vfs = below().vfs;
    // SAFETY: SQLite has allocated room for both files, and the layer below gets the arguments that SQLite meant for it. It needs the
    // memory of its file to be without a method table if it fails, which is what we hand on.
    unsafe {
        let real = real(file);
        (*real).pMethods = ptr::null();
        let Some(open) = (*vfs).xOpen else { return SQLITE_IOERR };
        let opened = open(vfs, name, real, flags, out);
        (*file).pMethods = if (*real).pMethods.is_null() { ptr::null() } else { &raw const METHODS };
        let layered = &mut *file.cast::<Layered>();
        (layered.recording, layered.number) = (0, 0);
        layered.synced = flags & SQLITE_OPEN_MAIN_DB != 0;
        if let (SQLITE_OK, Some(recorder), Some(name)) = (opened, under_way.as_mut(), &name_in_folder)
            && let Some(number) = recorder.catch_up(name)
        {
            (layered.recording, layered.number) = (recorder.number, number);
        }
        opened
    }
}

unsafe extern "C" fn delete(_: *mut sqlite3_vfs, name: *const c_char, sync: c_int) -> c_int {
    let mut under_way = recorder();
    SYNCED_FOLDER.set(false);
    let vfs = below().vfs;
    // SAFETY: the arguments are SQLite's own, and the name is a text.
    let (deleted, path) = unsafe {
        let Some(delete) = (*vfs).xDelete else { return SQLITE_IOERR };
        (delete(vfs, name, sync), path(name))
    };
    if let (SQLITE_OK, Some(recorder), Some(path)) = (deleted, under_way.as_mut(), path)
        && let Some(name) = recorder.name_of(path)
    {
        recorder.removed(&name);
        if SYNCED_FOLDER.get() {
            add_to(&mut under_way, Event::SyncFolder);
        }
    }
    deleted
}

/// Does something to a file, and writes down what, if it belongs to the recording and the thing is done.
///
/// # Safety
/// `file` was opened by [`open`].
unsafe fn recorded(
    file: *mut sqlite3_file,
    act: impl FnOnce(*mut sqlite3_file) -> c_int,
    event: impl FnOnce(usize) -> Event,
) -> c_int {
    let mut under_way = recorder();
    SYNCED_FOLDER.set(false);
    // SAFETY: as promised; nobody changes these fields after `open`.
    let (layered, real) = unsafe { (&*file.cast::<Layered>(), real(file)) };
    let done = act(real);
    let ours = under_way.as_ref().is_some_and(|recorder| recorder.number == layered.recording);
    if done == SQLITE_OK && ours {
        add_to(&mut under_way, event(layered.number));
        if SYNCED_FOLDER.get() {
            add_to(&mut under_way, Event::SyncFolder);
        }
    }
    done
}

/// A place or length in a file; SQLite has no negative ones.
fn place(number: sqlite3_int64) -> usize {
    usize::try_from(number).unwrap_or_default()
}

unsafe extern "C" fn write(
    file: *mut sqlite3_file,
    bytes: *const c_void,
    length: c_int,
    at: sqlite3_int64,
) -> c_int {
    // SAFETY: SQLite calls this with a file that it opened here, and with as many bytes as it says.
    unsafe {
        let written = std::slice::from_raw_parts(bytes.cast::<u8>(), place(length.into()));
        let event = |file| Event::Write { file, at: place(at), bytes: written.to_vec() };
        recorded(file, |real| pass_on::write(real, bytes, length, at), event)
    }
}

unsafe extern "C" fn truncate(file: *mut sqlite3_file, length: sqlite3_int64) -> c_int {
    let event = |file| Event::SetLength { file, length: place(length) };
    // SAFETY: SQLite calls this with a file that it opened here.
    unsafe { recorded(file, |real| pass_on::truncate(real, length), event) }
}

/// The first sync of a journal is passed on, for that is the one with which the layer below syncs the folder too if the file is new. All
/// others are only written down: no power is really lost here, and waiting for a real disk is nearly all of the time that a test takes.
unsafe extern "C" fn sync(file: *mut sqlite3_file, flags: c_int) -> c_int {
    // SAFETY: SQLite calls this with a file that it opened here, and from one thread at a time.
    let again = unsafe { std::mem::replace(&mut (*file.cast::<Layered>()).synced, true) };
    // SAFETY: as above.
    let act = |real| if again { SQLITE_OK } else { unsafe { pass_on::sync(real, flags) } };
    // SAFETY: as above.
    unsafe { recorded(file, act, |file| Event::Sync { file }) }
}

unsafe extern "C" fn shm_barrier(file: *mut sqlite3_file) {
    // SAFETY: SQLite calls this with a file that it opened here and that has shared memory.
    unsafe {
        let real = real(file);
        if let Some(barrier) = (*(*real).pMethods).xShmBarrier {
            barrier(real);
        }
    }
}

/// Makes functions that call a method of the layer below with its own file.
macro_rules! methods_below {
    ($($method:ident: $name:ident($($arg:ident: $type:ty),*);)*) => {
        /// The methods of the layer below, for its own files.
        mod pass_on {
            use super::*;
            $(pub(super) unsafe fn $name(real: *mut sqlite3_file, $($arg: $type),*) -> c_int {
                // SAFETY: whoever calls this has opened the file, so that it has a table of methods; the arguments are SQLite's own.
                unsafe { (*(*real).pMethods).$method.map_or(SQLITE_IOERR, |method| method(real, $($arg),*)) }
            })*
        }
    };
}

/// Makes methods that do nothing but pass on what they are called with.
macro_rules! passing_methods {
    ($($name:ident($($arg:ident: $type:ty),*);)*) => {
        $(unsafe extern "C" fn $name(file: *mut sqlite3_file, $($arg: $type),*) -> c_int {
            // SAFETY: SQLite calls this with a file that it opened here.
            unsafe { pass_on::$name(real(file), $($arg),*) }
        })*
    };
}

methods_below! {
    xClose: close();
    xRead: read(into: *mut c_void, length: c_int, at: sqlite3_int64);
    xWrite: write(bytes: *const c_void, length: c_int, at: sqlite3_int64);
    xTruncate: truncate(length: sqlite3_int64);
    xSync: sync(flags: c_int);
    xFileSize: file_size(size: *mut sqlite3_int64);
    xLock: lock(level: c_int);
    xUnlock: unlock(level: c_int);
    xCheckReservedLock: check_reserved_lock(out: *mut c_int);
    xFileControl: file_control(op: c_int, arg: *mut c_void);
    xSectorSize: sector_size();
    xDeviceCharacteristics: device_characteristics();
    xShmMap: shm_map(page: c_int, size: c_int, extend: c_int, out: *mut *mut c_void);
    xShmLock: shm_lock(offset: c_int, count: c_int, flags: c_int);
    xShmUnmap: shm_unmap(delete: c_int);
}

passing_methods! {
    close();
    read(into: *mut c_void, length: c_int, at: sqlite3_int64);
    file_size(size: *mut sqlite3_int64);
    lock(level: c_int);
    unlock(level: c_int);
    check_reserved_lock(out: *mut c_int);
    file_control(op: c_int, arg: *mut c_void);
    sector_size();
    device_characteristics();
    shm_map(page: c_int, size: c_int, extend: c_int, out: *mut *mut c_void);
    shm_lock(offset: c_int, count: c_int, flags: c_int);
    shm_unmap(delete: c_int);
}

/// Version 2: with shared memory, without files mapped into memory, so that every write comes by here.
static METHODS: sqlite3_io_methods = sqlite3_io_methods {
    iVersion: 2,
    xClose: Some(close),
    xRead: Some(read),
    xWrite: Some(write),
    xTruncate: Some(truncate),
    xSync: Some(sync),
    xFileSize: Some(file_size),
    xLock: Some(lock),
    xUnlock: Some(unlock),
    xCheckReservedLock: Some(check_reserved_lock),
    xFileControl: Some(file_control),
    xSectorSize: Some(sector_size),
    xDeviceCharacteristics: Some(device_characteristics),
    xShmMap: Some(shm_map),
    xShmLock: Some(shm_lock),
    xShmBarrier: Some(shm_barrier),
    xShmUnmap: Some(shm_unmap),
    xFetch: None,
    xUnfetch: None,
};
