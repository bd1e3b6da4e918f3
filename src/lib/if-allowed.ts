/** The result of an access to storage; undefined if the browser forbids it. */
export function ifAllowed<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
