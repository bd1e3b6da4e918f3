import type { Entry } from "../../src/node/content/entry";
import type { FieldPath } from "../../src/node/content/problem";
import { longTexts } from "../../src/node/check/text";
import { valuesOf } from "../../src/node/check/walk";

/** A place in the content that leads to another site. */
export interface OutsideLink {
  address: string;
  entry: Entry;
  at: FieldPath;
  /** A more exact line than the field's. */
  line?: number;
}

/** Hosts that exist nowhere (RFC 2606). */
const isInvented = (address: string): boolean => /(^|\.)example$/.test(new URL(address).hostname);

/**
 * Every address on another site, in the order of the files.
 * @param notOpened beginnings of addresses to leave out
 */
export function outsideLinks(entries: Entry[], notOpened: string[] = []): OutsideLink[] {
  const inFields = valuesOf(entries).flatMap(({ entry, value, at }) =>
    typeof value === "string" ? addressesIn(value).map((address) => ({ address, entry, at })) : [],
  );
  const inTexts = longTexts(entries).flatMap(({ entry, links, passages }) => {
    const at = ["text"];
    const written = passages.flatMap(({ line, text }) =>
      text
        .split("\n")
        .flatMap((part, index) =>
          addressesIn(part).map((address) => ({ address, entry, at, line: line + index })),
        ),
    );
    return [
      ...links.flatMap(({ line, to }) =>
        addressesIn(to).map((address) => ({ address, entry, at, line })),
      ),
      ...written,
    ];
  });
  return [...inFields, ...inTexts].filter(
    ({ address }) => !isInvented(address) && !notOpened.some((start) => address.startsWith(start)),
  );
}

/** The addresses in a text, without signs and brackets of the sentence around them. */
const addressesIn = (text: string): string[] =>
  (text.match(/https?:\/\/[^\s<>"”]+/g) ?? []).map(trimmed).filter((found) => URL.canParse(found));

function trimmed(found: string): string {
  const address = found.replace(/[.,;:!?]+$/, "");
  const closesMore = address.split(")").length > address.split("(").length;
  return closesMore ? trimmed(address.slice(0, address.lastIndexOf(")"))) : address;
}
