import path from "node:path";
import ts from "typescript";

const options: ts.CompilerOptions = {
  ...{ strict: true, skipLibCheck: true, types: [], lib: ["lib.es2022.d.ts"] },
  ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
};

/** Errors by source text: the compiler starts slowly. */
const known = new Map<string, string[]>();
/** What packages declare, by path. */
const declarations = new Map<string, ts.SourceFile | undefined>();

function compile(sources: string[]): void {
  const host = ts.createCompilerHost(options);
  const names = sources.map((_, at) => path.posix.join("json", `${at}.ts`));
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target) => {
    const source = sources[names.indexOf(name)];
    if (source !== undefined) return ts.createSourceFile(name, source, target);
    if (!declarations.has(name)) declarations.set(name, read(name, target));
    return declarations.get(name);
  };
  const program = ts.createProgram(names, options, host);
  for (const [at, source] of sources.entries()) {
    const file = program.getSourceFile(names[at] ?? "");
    known.set(source, ts.getPreEmitDiagnostics(program, file).map(messageOf));
  }
}

/** The last line says what is wrong, those before it where. */
const messageOf = ({ messageText }: ts.Diagnostic): string =>
  ts.flattenDiagnosticMessageText(messageText, "\n").split("\n").at(-1)?.trim() ?? "";

/**
 * What TypeScript says of JSON as a value of a type.
 * @param type like `import("package").Type`
 * @returns errors of each
 */
export function typeErrors(type: string, json: string[]): string[][] {
  const sources = json.map((text) => `export default ${text.trim()} satisfies ${type};`);
  const fresh = [...new Set(sources)].filter((source) => !known.has(source));
  if (fresh.length > 0) compile(fresh);
  return sources.map((source) => known.get(source) ?? []);
}
