import { SaxesParser } from "saxes";

/** What keeps a text from being well-formed XML with namespaces; undefined when nothing does. */
export function wrongXml(text: string): string | undefined {
  let first: string | undefined;
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    first ??= `is not XML: ${error.message}.`;
  });
  parser.write(text).close();
  return first;
}
