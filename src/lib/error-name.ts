/**
 * An error's kind, safe to log: messages may quote a visitor's input or a secret.
 * @returns the system code of the cause (`ECONNREFUSED`), else the name (`TimeoutError`)
 */
export function errorName(error: unknown): string {
  const code = textOf(valueOf(error, "cause"), "code");
  return code ?? textOf(error, "name") ?? "unknown error";
}

function textOf(value: unknown, key: string): string | undefined {
  const text = valueOf(value, key);
  return typeof text === "string" ? text : undefined;
}

// Not `instanceof Error`: the error may come from another realm, such as a frame.
function valueOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
