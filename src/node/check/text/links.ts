import type { Entry } from "../../content/entry";
import { isImage } from "../image-files";
import type { Content } from "../rule";
import { didYouMean } from "../suggest";
import type { LongText, ReportLine } from "./long-text";

const notEncrypted = (to: string): string =>
  `links to "${to}" without encryption. Write it with https://, or look for another source.`;

const scheme = /^([a-z][a-z0-9+.-]*):/i;

const isMail = /^mailto:[^@\s?]+@[^@\s?]+\.[^@\s?]+(\?|$)/i;
const hasHost = /^https:\/\/[^/?#\s]+\.[^/?#\s]+/i;
/** Previews of one branch or pull request, as hosts name them, and names kept for examples. */
const noPlace =
  /^https:\/\/(?:[^/]*--[^/.]*\.netlify\.app|[^/]*-git-[^/.]*\.vercel\.app|[^/.]+\.[^/.]+\.pages\.dev|(?:[^/]*\.)?example\.(?:com|net|org))(?=[/?#]|$)/i;

/** Addresses that work for one reader, or do what no reader should. */
const unwanted: [pattern: RegExp, advice: string][] = [
  [
    /[?&](?:utm_\w+|fbclid|gclid|msclkid|mc_eid)=/i,
    "which tells where readers come from. Take out what stands behind ? for it",
  ],
  [
    /^https:\/\/(?:www\.google\.[a-z.]+\/url|[^/]*safelinks\.protection\.outlook\.com|l\.facebook\.com|lnkd\.in|bit\.ly|t\.co)(?=[/?])/i,
    "which leads on to another site. Write the address at the end",
  ],
  [/^https:\/\/[^?#]*(?:\||%7C)/i, "which holds the words, too. Write [words](/address)"],
  [
    /^https:\/\/(?:hooks?\.|[^?#]*\/(?:build_)?hooks?\/)/i,
    "by which anybody can start something. Take it out, and make a new one",
  ],
];

const unwantedFault = (to: string): string | undefined => {
  const [, advice] = unwanted.find(([pattern]) => pattern.test(to)) ?? [];
  return advice && `links to "${to}", ${advice}.`;
};

/** Words that say where the link is, not what. */
const saysNothing = /^(?:click )?here\.?$|^this (?:link|page)$/i;
const isAddress = /^(?:https?:\/\/|www\.)\S+[^\s…]$|^[^\s@]+@[^\s@]+\.[^\s@]+$/i;
const bareAddress = (address: string): string =>
  address.replace(/^(?:https?:\/\/|mailto:)?(?:www\.)?/i, "").replace(/\/?(?:\?subject.*)?$/, "");

/** The day on which visitors first see an entry; "9999" for a draft. */
const hiddenUntil = ({ data: { draft, date } }: Entry): string =>
  draft === true ? "9999" : typeof date === "string" ? date : "";

/** Links have text and lead somewhere. */
export function linksLead(text: LongText, report: ReportLine, content: Content): void {
  for (const { line, to, text: words } of text.links) {
    if (!words.trim()) report(line, `has a link to "${to}" without words. Write [words](${to}).`);
    if (saysNothing.test(words.trim()))
      report(line, `has a link "${words}". Name what is there: [our plans](${to}).`, "warning");
    if (isAddress.test(words) && bareAddress(words) !== bareAddress(to))
      report(line, `shows "${words}", but links to "${to}". Correct one of the two.`);
    const fault = to.startsWith("#")
      ? anchorFault(to, to.slice(1), text.anchors)
      : addressFault(to, text.entry, content);
    if (fault) report(line, ...fault);
  }
  for (const { line, text: words, isLink } of text.words) {
    if (isLink) continue;
    const bare = /\bhttp:\/\/\S+|\bwww\.\S+\.\w+/.exec(words)?.[0];
    if (bare) report(line, notEncrypted(bare));
    const fault = unwantedFault(/\bhttps:\/\/\S+/.exec(words)?.[0] ?? "");
    if (fault) report(line, fault);
  }
}

/**
 * What is wrong with an address in a text or a field of `entry`.
 * @returns the message, with "warning" where the link works all the same
 */
export function addressFault(
  to: string,
  entry: Entry,
  content: Content,
): [string, "warning"?] | undefined {
  const { addresses, redirects, today } = content;
  // "" where it cannot be read.
  const origin = content.product.siteUrl;
  if (origin && (to === origin || to.startsWith(`${origin}/`)))
    return addressFault(to.slice(origin.length) || "/", entry, content);
  const [host, page = "/"] = /^https?:\/\/(?:localhost|127\.0\.0\.1)[^/]*(\/.*)?$/i.exec(to) ?? [];
  if (host) return [`links to "${to}", which is on your machine. Write ${page}.`];
  const protocol = scheme.exec(to)?.[1]?.toLowerCase();
  if (protocol === "http") return [notEncrypted(to)];
  if (protocol === "mailto" && !isMail.test(to))
    return [`links to "${to}", which is no e-mail address. Write mailto:name@host.example.`];
  if (protocol === "https" && !hasHost.test(to))
    return [`links to "${to}", which names no site. Write https://host.example/page.`];
  const fault = unwantedFault(to);
  if (fault) return [fault];
  if (noPlace.test(to))
    return [
      `links to "${to}", a preview or a sample. Write the address that stays, like /pricing.`,
    ];
  if (protocol === "https" || protocol === "mailto" || protocol === "tel") return undefined;
  if (protocol) return [`links to "${to}". A link begins with https:, mailto:, tel:, / or #.`];
  if (!to.startsWith("/") || to.startsWith("//"))
    return [`links to "${to}", which is no address of this site. ${meantBy(to)}`];
  const [, path = "", anchor] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(to) ?? [];
  const target = addresses.pages.get(path);
  if (!target) {
    const moved = redirects.redirects.findLast(({ from }) => from === path)?.to;
    if (moved) return [`links to "${path}", which has moved. Write ${moved}.`, "warning"];
    if (addresses.files.has(path)) return undefined;
    if (addresses.isInDoubt(path))
      return [
        `links to "${path}", which is no page, unless a file with mistakes makes it.`,
        "warning",
      ];
    const lack = `links to "${path}", which is no page of this site.`;
    return [
      lack +
        (didYouMean(path, addresses.pages.keys()) || " Correct the address, or take the link out."),
    ];
  }
  const hidden = hiddenUntil(target);
  if (target !== entry && hidden > today && hidden > hiddenUntil(entry)) {
    return hidden === "9999"
      ? [
          `links to "${path}", which is a draft: no reader gets there. Publish it, or take the link out.`,
        ]
      : [
          `links to "${path}", which appears on ${hidden}. Date this one as late, or take the link out.`,
        ];
  }
  return anchor ? anchorFault(to, anchor, addresses.anchors.get(path) ?? new Set()) : undefined;
}

/** What to write for what begins with no / and no https:. */
function meantBy(to: string): string {
  if (/^[^@\s/]+@[^@\s/]+\.\w+$/.test(to)) return `Write mailto:${to}.`;
  if (isImage.test(to)) return `To show the image, write ! before it: ![…](${to}).`;
  if (/\.md(#|$)/.test(to)) return "Name the page, not its file, like /blog/our-plan.";
  return "Begin with /, or with https:// for another site.";
}

function anchorFault(to: string, anchor: string, known: Set<string>): [string] | undefined {
  if (known.has(decoded(anchor)) || anchor === "") return undefined;
  const lack = `links to "${to}", but nothing there has this address.`;
  return [lack + (didYouMean(anchor, known) || ` There are: ${[...known].join(", ") || "none"}.`)];
}

/** An anchor as browsers compare it, an address as the file's name: decoded where it can be. */
export function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
