import { SyntaxValidator } from "fast-xml-validator";

/** What keeps a text from being XML; undefined when nothing does. */
export function wrongXml(text: string): string | undefined {
  const result = SyntaxValidator.validate(text);
  if (result === true) return undefined;
  return `is not XML: ${result.err.msg} (line ${result.err.line}).`;
}
