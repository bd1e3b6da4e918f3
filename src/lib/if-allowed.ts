/** What a use of storage gives; undefined where it throws, as it does where the browser forbids storage. */
export function ifAllowed<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
