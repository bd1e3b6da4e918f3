import { watch } from "chokidar";
import { readContent } from "../read-content";
import type { ContentReading } from "../read-content";

/** Editors write in several steps, and a moved folder is many files: so long they are quiet, in ms. */
const quiet = 100;

/**
 * Reads the content once it is watched, and after each change of a file or folder in it.
 * @param onReading gets each reading
 * @param root the content folder
 * @returns ends it
 */
export function watchContent(
  onReading: (reading: ContentReading) => void,
  root = "content",
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const readSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const reading = readingOf(root);
      if (reading) onReading(reading);
    }, quiet);
  };
  const watcher = watch(root, { ignoreInitial: true });
  watcher.on("ready", readSoon).on("all", readSoon);
  return () => {
    clearTimeout(timer);
    return watcher.close();
  };
}

/** A reading that ends no server: of what cannot be read it says so, of what is just going it is none. */
function readingOf(root: string): ContentReading | undefined {
  try {
    return readContent(root);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Going away is a change of its own.
    if (code === "ENOENT") return undefined;
    const problem = { file: "content", field: "file", message: `cannot be read: ${message}` };
    return { files: 0, problems: [problem] };
  }
}
