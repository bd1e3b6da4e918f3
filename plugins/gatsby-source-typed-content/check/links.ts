import { existsSync } from "node:fs";
import type { ContentOptions } from "../options";
import { decodeAddress } from "../reader/addresses";
import { filesBelow } from "../reader/entry";

import { didYouMean, listed, quote } from "../reader/message";
import type { Report } from "../reader/problem";
import type { Addresses, Content, Entry, LongText, Value } from "../types";

/** Addresses of the files in `static/`. */
export const staticFiles = (): string[] =>
  existsSync("static") ? filesBelow("static").map((name) => `/${name}`) : [];

export function addressesOf<Site>(
  options: ContentOptions<Site>,
  site: Site,
  texts: LongText[],
): Addresses {
  const pages = options.pages?.(site) ?? new Map<string, Entry>();
  const textAnchors = new Map(texts.map(({ entry, anchors }) => [entry, anchors]));
  const { origin = "", anchors, files = [] } = options.addresses?.(site) ?? {};
  return {
    ...{ origin, pages, files: new Set([...files, ...staticFiles()]) },
    anchors: new Map(
      [...pages].map(([path, entry]) => [
        path,
        new Set([...(textAnchors.get(entry) ?? []), ...(anchors?.get(path) ?? [])]),
      ]),
    ),
  };
}

/** Links within the site, in texts and fields, lead somewhere. */
export function checkLinks(content: Content, report: Report): void {
  for (const { entry, links } of content.texts)
    for (const { line, to, isEmpty } of links) {
      const noText = isEmpty && "but has no text. Write [text](/address).";
      const fault = linkFault(to, entry, content) ?? noText;
      if (fault) report(entry, ["text"], `links to ${quote(to)}, ${fault}`, { line });
    }
  for (const { entry, value, field, at } of content.values) {
    const fault = isAddress(field) ? linkFault(String(value), entry, content) : undefined;
    if (fault) report(entry, at, `links to ${quote(String(value))}, ${fault}`);
  }
}

/** Whether a field's text is an address. */
const isAddress = ({ directives }: Value["field"]): boolean =>
  directives.text?.pattern?.includes("https://") === true;

/** What is wrong with a link in `entry`; undefined for a good link. */
function linkFault(to: string, entry: Entry, content: Content): string | undefined {
  const { origin, pages, anchors, files } = content.addresses;
  if (origin && (to === origin || to.startsWith(`${origin}/`)))
    return linkFault(to.slice(origin.length) || "/", entry, content);
  // Browsers ignore spaces and line ends.
  const plain = to.replace(/[\0- ]/g, "");
  if (/^(javascript|vbscript|data):/i.test(plain))
    return "which could run code. Link to a page instead.";
  if (/^[a-z][a-z\d+.-]*:/i.test(plain)) return undefined;
  if (!/^(#|\/(?!\/))/.test(to))
    return "which isn't an address on this site. Start it with / for a page, with https:// for another site, or with mailto: for an e-mail.";
  if (pages.size === 0) return undefined;
  const [, written = "", anchor = ""] = /^([^?#]*)[^#]*#?(.*)$/s.exec(to) ?? [];
  const file = decodeAddress(written);
  // Hosts redirect /pricing/ to /pricing.
  const path = file.replace(/(?<=.)\/$/, "");
  const [currentPath = ""] = [...pages].find(([, page]) => page === entry) ?? [];
  const target = path ? pages.get(path) : entry;
  if (!target)
    return files.has(file) || files.has(path)
      ? undefined
      : `which doesn't exist.${didYouMean(path, pages.keys()) || " Correct or remove the link."}`;
  const hidden = hiddenUntil(target);
  if (hidden > content.today && hidden > hiddenUntil(entry))
    return hidden === never
      ? "which is a draft. Publish it, or remove the link."
      : `which isn't published until ${hidden}. Publish this text no earlier, or remove the link.`;
  const targets = anchors.get(path || currentPath);
  // #top needs no element: https://html.spec.whatwg.org/multipage/browsing-the-web.html#select-the-indicated-part
  if (!targets || targets.has(decodeAddress(anchor)) || /^(top)?$/i.test(anchor)) return undefined;
  const advice = didYouMean(anchor, targets) || ` Available: ${listed(targets)}.`;
  return `but that anchor doesn't exist.${advice}`;
}

/** Later than any day. */
const never = "9999";

/** The day when visitors first see an entry. */
const hiddenUntil = ({ data: { draft, date } }: Entry): string =>
  draft === true ? never : typeof date === "string" ? date : "";
