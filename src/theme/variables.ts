/** CSS variables of the tokens that change: colours with the scheme, spaces in print. All other tokens are plain values. */

/** `--c-ink` for `ink`. */
const variable = (token: string): string => `--c-${token}`;

/** `var(--c-ink)` for each token. */
export const references = <Token extends string>(tokens: Record<Token, string>) =>
  Object.fromEntries(
    Object.keys(tokens).map((token) => [token, `var(${variable(token)})`]),
  ) as Record<Token, string>;

/** `--c-ink:#1B1D1F;` for each token. */
export const declarations = (tokens: Record<string, string>): string =>
  Object.entries(tokens)
    .map(([token, value]) => `${variable(token)}:${value};`)
    .join("");
