import fs from "node:fs";
import path from "node:path";
import { validateXML } from "xmllint-wasm";

/** What an XML Schema of this folder finds wrong in a text. */
export function xmlErrors(file: string): (contents: string) => Promise<string[]> {
  const schema = fs.readFileSync(path.join(__dirname, file), "utf8");
  return async (contents) => {
    const { rawOutput } = await validateXML({ xml: { fileName: "file.xml", contents }, schema });
    // Namespace errors are only in the raw output.
    const errors = rawOutput.matchAll(/ error : (.*)/g);
    return [...errors].map(([, message = ""]) => message.replace(/\{.*?\}/g, ""));
  };
}
