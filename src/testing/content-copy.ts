import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** A copy of `content/` that a test may break. */
export class ContentCopy {
  readonly root = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "content-")), "content");

  constructor() {
    fs.cpSync("content", this.root, { recursive: true });
  }

  /** Changes the data of a JSON file. */
  edit(file: string, change: (data: Record<string, unknown>) => void): this {
    const target = path.join(this.root, file);
    const data = JSON.parse(fs.readFileSync(target, "utf8")) as Record<string, unknown>;
    change(data);
    fs.writeFileSync(target, JSON.stringify(data, null, 2));
    return this;
  }

  /** Replaces text in a file; the text must be there. */
  replace(file: string, before: string | RegExp, after: string): this {
    const target = path.join(this.root, file);
    const text = fs.readFileSync(target, "utf8");
    const changed = text.replace(before, after);
    if (changed === text) throw new Error(`${file} does not contain ${String(before)}.`);
    fs.writeFileSync(target, changed);
    return this;
  }

  /** Removes a file or folder. */
  remove(file: string): this {
    fs.rmSync(path.join(this.root, file), { recursive: true });
    return this;
  }

  /** Removes the copy. */
  clean(): void {
    fs.rmSync(path.dirname(this.root), { recursive: true, force: true });
  }
}
