import { watch } from "chokidar";
import type { ContentOptions } from "../options";
import { checkContent } from "../read-content";
import type { ContentReading } from "../read-content";

/** Wait after the last change, in ms: editors save in several steps, and a moved folder is many changes. */
const debounce = 100;

/**
 * Reads the content at the start and after each change.
 * @param onReading gets each reading
 * @param root the content folder, if it isn't the one in the options
 * @returns stops watching
 */
export function watchContent<Site>(
  options: ContentOptions<Site>,
  onReading: (reading: ContentReading<Site>) => void,
  root = options.folder,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const read = async (): Promise<void> => {
    const started = timer;
    const reading = await readingOf(options, root);
    // Skips outdated readings, and those after the end.
    if (reading && timer === started) onReading(reading);
  };
  const readSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void read(), debounce);
  };
  const watcher = watch(root, { ignoreInitial: true });
  watcher.on("ready", readSoon).on("all", readSoon);
  return () => {
    clearTimeout(timer);
    timer = undefined;
    return watcher.close();
  };
}

/** Reads without throwing: an unreadable file becomes a problem, and a file that was just removed is skipped. */
async function readingOf<Site>(
  options: ContentOptions<Site>,
  root: string,
): Promise<ContentReading<Site> | undefined> {
  try {
    return await checkContent(options, root);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // The watcher reports the removal, too.
    if (code === "ENOENT") return undefined;
    const problem = { file: options.folder, field: "file", message: `can't be read: ${message}` };
    return { entries: [], problems: [problem], isPartial: false };
  }
}
