/** Functions for `page.evaluate`: files in the origin private file system. */

interface Named {
  name: string;
  /** Base64. */
  data: string;
}

/** Writes files, and the folder `.git`, which the CMS expects. */
export async function putFiles(files: Named[]): Promise<void> {
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

export async function getFiles(): Promise<Named[]> {
  const found: Named[] = [];
  const collect = async (folder: FileSystemDirectoryHandle, start: string) => {
    // TypeScript's types lack it.
    const { entries } = folder as unknown as {
      entries: () => AsyncIterable<[string, FileSystemDirectoryHandle | FileSystemFileHandle]>;
    };
    for await (const [name, handle] of entries.call(folder)) {
      if (handle.kind === "directory") await collect(handle, `${start}${name}/`);
      else {
        const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
        let text = "";
        for (const byte of bytes) text += String.fromCharCode(byte);
        found.push({ name: start + name, data: btoa(text) });
      }
    }
  };
  await collect(await navigator.storage.getDirectory(), "");
  return found;
}
