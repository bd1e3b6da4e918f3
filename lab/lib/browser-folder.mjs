/**
 * A folder in the browser's own file system, for what asks a visitor to pick one: `page.evaluate`
 * runs these in the page.
 */

/**
 * Runs in the page: writes files into the browser's own file system, beside a folder `.git`.
 * @param {{ name: string, data: string }[]} files `data` in Base64
 */
export async function putFiles(files) {
  const root = await navigator.storage.getDirectory();
  await root.getDirectoryHandle(".git", { create: true });
  for (const { name, data } of files) {
    const folders = name.split("/");
    const last = folders.pop() ?? "";
    let at = root;
    for (const step of folders) at = await at.getDirectoryHandle(step, { create: true });
    const file = await (await at.getFileHandle(last, { create: true })).createWritable();
    await file.write(await (await fetch(`data:;base64,${data}`)).blob());
    await file.close();
  }
}

/** Runs in the page. @returns {Promise<{ name: string, data: string }[]>} what is there now */
export async function getFiles() {
  /** @type {{ name: string, data: string }[]} */
  const found = [];
  await collect(await navigator.storage.getDirectory(), "");
  return found;

  /** @param {FileSystemDirectoryHandle} folder @param {string} start */
  async function collect(folder, start) {
    // TypeScript's library does not know that a folder can be walked.
    for await (const [name, handle] of Reflect.apply(Reflect.get(folder, "entries"), folder, [])) {
      if (handle.kind === "directory") await collect(handle, `${start}${name}/`);
      else {
        const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
        let text = "";
        for (const byte of bytes) text += String.fromCharCode(byte);
        found.push({ name: start + name, data: btoa(text) });
      }
    }
  }
}
