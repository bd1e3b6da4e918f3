import fs from "node:fs";
import path from "node:path";

/** A function that reads the real content unless it is told where, and the place of that parameter. */
interface Reader {
  name: string;
  parameter: number;
}

/** Every `function name(…, root = "content")` of the code that reads content. */
export function contentReaders(folder = path.join("src", "node")): Reader[] {
  return filesIn(folder).flatMap((file) =>
    [...fs.readFileSync(file, "utf8").matchAll(/function (\w+)\(([^)]*)= "content"/g)].map(
      ([, name = "", before = ""]) => ({ name, parameter: before.split(",").length - 1 }),
    ),
  );
}

/**
 * Where a source file reads the real content: an import of it, a call that opens it, or a reader
 * that is not told where to read.
 * @param file path from the repository's root
 * @returns the pieces of the source, as they stand there
 */
export function realContentIn(file: string, source: string, readers: Reader[]): string[] {
  const imports = [...source.matchAll(/["'`](\.{1,2}\/[^"'`\n]+)["'`]/g)]
    .filter(([, to = ""]) => isReal(path.posix.join(path.posix.dirname(file), to)))
    .map(([piece]) => piece);
  const calls = [...source.matchAll(/\b(?:fs|path)\.\w+\(\s*["'`]([^"'`\n]+)/g)]
    .filter(([, opened = ""]) => isReal(path.posix.normalize(opened)))
    .map(([piece]) => piece);
  const untold = readers.flatMap(({ name, parameter }) => {
    // As many arguments as stand before the one that says where.
    const others = Array.from({ length: parameter }, () => "[^(),]+").join(",");
    return [...source.matchAll(new RegExp(`\\b${name}\\(\\s*${others}\\s*\\)`, "g"))];
  });
  return [...imports, ...calls, ...untold.map(([piece]) => piece)];
}

const isReal = (file: string): boolean => file === "content" || file.startsWith("content/");

/** What unit tests are made of: the tests, and the files that only they import. */
export function unitTestFiles(): string[] {
  return ["src", "scripts", "dev"]
    .flatMap(filesIn)
    .filter((file) =>
      /\.test\.(tsx?|mjs)$|^src\/testing\/.*\.tsx?$|\/(fixture|breakages?)[^/]*\.ts$/.test(file),
    );
}

function filesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => path.posix.join(folder, name.replaceAll("\\", "/")))
    .filter((file) => /\.(tsx?|mjs)$/.test(file));
}
