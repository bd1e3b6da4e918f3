/**
 * Names an error for the log, because messages can quote a visitor's input or a secret.
 * @returns the system code of the cause (`ECONNREFUSED`), else the name (`TimeoutError`)
 */
export function errorName(error: unknown): string {
  const { name, cause } = Object(error) as { name?: unknown; cause?: unknown };
  const { code } = Object(cause) as { code?: unknown };
  return [code, name].find((text) => typeof text === "string") ?? "unknown error";
}
