/** Inline scripts of components, styles and style attributes of a page, which its policy allows by hash. */
import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";
import { inlineScripts } from "../../lib/inline-scripts";
import { isOfGatsby } from "../../workarounds/gatsby-inline-scripts";

/** Hash sources for a policy, in the page's order. */
export interface Inline {
  scripts: Set<string>;
  styles: Set<string>;
  attributes: Set<string>;
  /** Whether any script runs, inline or not. */
  isScripted: boolean;
  /** Anything that no component writes. It came from content, and no policy allows it. */
  foreign: string[];
  /** Where the policy goes: after `<meta charset>`, which must come first. */
  place: number | undefined;
}

/** The source that allows exactly this text. https://www.w3.org/TR/CSP3/#match-element-to-source-list */
export const hashSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const isAddress = /^(href|xlink:href|src|action|formaction|data)$/i;

/** Types of scripts that browsers run. Others are data, which policies don't apply to. */
const runs = /^(module|(text|application)\/(javascript|ecmascript))?$/i;

const ours = new Set(inlineScripts());
const isOurs = (script: string): boolean => !script || ours.has(script) || isOfGatsby(script);

/** An attribute that runs a script. React never writes one. */
const runsScript = ([name, value]: [string, string]): boolean =>
  /^on/i.test(name) || (isAddress.test(name) && /^javascript:/i.test(value.replace(/[\0- ]/g, "")));

/** @param html a whole document */
export function inlineOf(html: string): Inline {
  const page: Inline = {
    ...{ scripts: new Set(), styles: new Set(), attributes: new Set() },
    ...{ isScripted: false, foreign: [], place: undefined },
  };
  let list: Set<string> | undefined;
  let isBody = false;
  let text = "";
  const parser = new Parser({
    onopentag(name, attributes) {
      const { style, src, type = "", charset } = attributes;
      if (style !== undefined) page.attributes.add(hashSource(style));
      if (charset !== undefined) page.place ??= parser.endIndex + 1;
      const isRun = name === "script" && runs.test(type);
      page.isScripted ||= isRun;
      if (isRun && src === undefined) list = page.scripts;
      // Chromium applies the policy to every <style>, whatever its media.
      if (name === "style") list = page.styles;
      isBody ||= name === "body";
      // Components write theirs into the head.
      if (name === "style" && isBody) page.foreign.push("<style>");
      for (const [key, value] of Object.entries(attributes).filter(runsScript))
        page.foreign.push(`${key}="${value}"`);
      text = "";
    },
    ontext(part) {
      text += part;
    },
    onclosetag() {
      if (list === page.scripts && !isOurs(text)) page.foreign.push(`<script>${text}`);
      // Policies don't apply to an empty script.
      else if (list && (text || list === page.styles)) list.add(hashSource(text));
      list = undefined;
    },
  });
  parser.end(html);
  return page;
}
