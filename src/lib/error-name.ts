/**
 * An error's kind, safe to log: messages may quote a visitor's input or a secret.
 * @returns the system code of the cause (`ECONNREFUSED`), else the name (`TimeoutError`)
 */
export function errorName(error: unknown): string {
  const { name, cause } = Object(error) as { name?: unknown; cause?: unknown };
  const { code } = Object(cause) as { code?: unknown };
  const known = [code, name].find((one): one is string => typeof one === "string");
  return known ?? "unknown error";
}
