import type { Entry } from "../../reader/entry";
import { clip, listed, quote } from "../../reader/quote";
import { decodeAddress } from "../../reader/addresses";
import type { Content } from "../rule";
import { didYouMean } from "../suggest";
import type { LongText, ReportLine } from "./long-text";

/** What is wrong with an address by its form alone. The first match wins. */
const faults: [pattern: RegExp, says: string, severity?: "warning"][] = [
  [
    /^https?:\/\/(?:localhost|127\.0\.0\.1)(?=[:/?#]|$)/i,
    "only exists on your own computer. Link to the published page.",
    "warning",
  ],
  [/^(?:javascript|vbscript|data):/i, "could run code. Link to a page instead."],
  [
    /^mailto:(?![^@?]+@[^@?]+\.[^@?]+(?:\?|$))/i,
    "isn't an e-mail address. Write mailto:name@host.example.",
  ],
  [/^https?:(?!\/\/[^/?#])/i, "has no host. Write https://host.example/page."],
  [/^http:/i, "isn't encrypted. Write https://, or find another source.", "warning"],
  [
    /[?&](?:utm_\w+|fbclid|gclid|msclkid|mc_eid)=/i,
    "contains tracking parameters. Remove everything after `?`.",
    "warning",
  ],
  [
    /^(?!(?:https|mailto|tel):)[a-z][a-z0-9+.-]*:/i,
    "the page leaves out. Start links with https:, mailto:, tel:, / or #.",
    "warning",
  ],
];

const isAddress = /^(?:https?:\/\/|www\.)\S+[^\s…]$|^[^\s@]+@[^\s@]+\.[^\s@]+$/i;
const bareAddress = (address: string): string =>
  address.replace(/^(?:https?:\/\/|mailto:)?(?:www\.)?/i, "").replace(/\/?(?:\?subject.*)?$/, "");

/** The day when visitors first see an entry; "9999" for a draft. */
const hiddenUntil = ({ data: { draft, date } }: Entry): string =>
  draft === true ? "9999" : typeof date === "string" ? date : "";

/** Links have text and lead somewhere. */
export function linksLead(text: LongText, report: ReportLine, content: Content): void {
  const { addresses } = content;
  const [page = ""] = [...addresses.pages].find(([, entry]) => entry === text.entry) ?? [];
  const anchors = addresses.anchors.get(page) ?? text.anchors;
  const found: LinkFault[] = [];
  for (const { line, to, text: words, isBare } of text.links) {
    if (!words.trim())
      report(line, `has a link to ${quote(to)} without text. Write [text](/address).`);
    if (isAddress.test(words) && bareAddress(words) !== bareAddress(to))
      report(
        line,
        `shows ${quote(words)}, but links to ${quote(to)}. Correct one of them.`,
        "warning",
      );
    const [message, severity] =
      (to.startsWith("#")
        ? anchorFault(to, to.slice(1), anchors)
        : addressFault(to, text.entry, content)) ?? [];
    // A bare address is meant to be read: http://localhost:3000.
    if (message && !(isBare && severity)) found.push({ line, message, severity });
  }
  for (const { line = 1, message, severity } of together(found)) report(line, message, severity);
}

/** What is wrong with a link, and where. */
interface LinkFault {
  line: number | undefined;
  message: string;
  severity?: "warning";
}

/**
 * Faults of one file, each once, with the other lines where it is: a hidden article would otherwise give an error for each
 * link to it.
 */
export function together<Fault extends LinkFault>(faults: Fault[]): Fault[] {
  return faults.flatMap((fault, index) => {
    const same = faults.filter(({ message }) => message === fault.message);
    if (same[0] !== faults[index]) return [];
    const lines = [...new Set(same.map(({ line }) => line))].filter((line) => line !== fault.line);
    if (lines.length === 0) return [fault];
    const where = `${lines.length > 1 ? "lines" : "line"} ${lines.join(", ")}`;
    return [{ ...fault, message: `${fault.message} The same link is on ${where}.` }];
  });
}

/**
 * What is wrong with an address in a text or a field of `entry`.
 * @returns the message, with "warning" if the link still works
 */
export function addressFault(
  to: string,
  entry: Entry,
  content: Content,
): [string, "warning"?] | undefined {
  const { origin, pages } = content.addresses;
  if (origin && (to === origin || to.startsWith(`${origin}/`)))
    return addressFault(to.slice(origin.length) || "/", entry, content);
  // Browsers leave out spaces and line ends.
  const plain = to.replace(/[\0- ]/g, "");
  const [, says, severity] = faults.find(([pattern]) => pattern.test(plain)) ?? [];
  if (says) return [`links to ${quote(to)}, which ${says}`, severity];
  if (/^[a-z]+:/i.test(plain)) return undefined;
  if (!to.startsWith("/") || to.startsWith("//"))
    return [`links to ${quote(to)}, which isn't an address on this site. ${meantBy(to)}`];
  return pages.size > 0 ? pathFault(to, entry, content) : undefined;
}

function pathFault(
  to: string,
  entry: Entry,
  { addresses, today }: Content,
): [string, "warning"?] | undefined {
  const [, written = "", anchor] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(to) ?? [];
  const file = decodeAddress(written);
  // Hosts redirect /pricing/ to /pricing.
  const path = file.replace(/(?<=.)\/$/, "");
  const target = addresses.pages.get(path);
  if (!target) {
    const moved = addresses.redirects.findLast(({ from }) => from === path)?.to;
    if (moved)
      return [
        `links to ${quote(path)}, which has moved. Link to ${clip(moved)} instead.`,
        "warning",
      ];
    if (addresses.files.has(file)) return undefined;
    const lack = `links to ${quote(path)}, which doesn't exist`;
    if (addresses.isInDoubt(path))
      return [`${lack} (or its file has errors; fix those first).`, "warning"];
    const advice = didYouMean(path, addresses.pages.keys()) || " Correct or remove the link.";
    return [`${lack}.${advice}`];
  }
  const hidden = hiddenUntil(target);
  if (hidden > today && hidden > hiddenUntil(entry)) {
    return hidden === "9999"
      ? [`links to ${quote(path)}, which is a draft. Publish it, or remove the link.`]
      : [
          `links to ${quote(path)}, which isn't published until ${hidden}. Publish this text no earlier, or remove the link.`,
        ];
  }
  return anchor ? anchorFault(to, anchor, addresses.anchors.get(path) ?? new Set()) : undefined;
}

/** What to write instead of an address that starts with neither / nor https:. */
function meantBy(to: string): string {
  if (to.startsWith("//")) return `Write ${clip(`https:${to}`)}.`;
  if (/^[^@\s/]+@[^@\s/]+\.\w+$/.test(to)) return `Write ${clip(`mailto:${to}`)}.`;
  if (/\.md(#|$)/.test(to)) return "Link to the page, not its file, like /blog/our-plan.";
  return "Start it with /, or with https:// for other sites.";
}

function anchorFault(to: string, anchor: string, known: Set<string>): [string] | undefined {
  // #top needs no element: https://html.spec.whatwg.org/multipage/browsing-the-web.html#select-the-indicated-part
  if (known.has(decodeAddress(anchor)) || /^(top)?$/i.test(anchor)) return undefined;
  const advice = didYouMean(anchor, known) || ` Available: ${listed(known)}.`;
  return [`links to ${quote(to)}, but that anchor doesn't exist.${advice}`];
}
