import * as plugin from "../../plugins/gatsby-source-typed-content";
import type { ContentNode, Entry } from "../../plugins/gatsby-source-typed-content";
import type { Site } from "./pages";
import { siteSchema } from "./schema";

/**
 * A node for each content file and release note.
 * @param idOf a node's id, by its key
 */
export function contentNodes(site: Site, idOf = (key: string): string => key): ContentNode[] {
  const { articles, releases, people } = site;
  const nodeOf = (entry: Entry, values: object): ContentNode =>
    plugin.nodeOf(entry, values, siteSchema());
  return [
    ...Object.entries(site.files).map(([name, entry]) =>
      nodeOf(entry, Reflect.get(site, name) as object),
    ),
    ...[people, articles].flatMap((list) =>
      list.map((data, position) => nodeOf(data.entry, { ...data, position })),
    ),
    ...releases.flatMap((release, position) => {
      const idAt = (at: number) => releases[at] && idOf(releases[at].entry.file);
      const { file, path } = release.entry;
      const notes = release.notes.map(({ anchor, lead, markdown }, at) => ({
        type: "ReleaseNote",
        key: `${file} ${at}`,
        data: { anchor, lead },
        markdown,
        file: path,
      }));
      const neighbors = { newer: idAt(position - 1), older: idAt(position + 1) };
      const links = { position, ...neighbors, notes: notes.map(({ key }) => idOf(key)) };
      // Without its text, which is rendered note by note.
      const { type, key, data } = nodeOf(release.entry, { ...release, ...links });
      return [{ type, key, data }, ...notes];
    }),
  ];
}
