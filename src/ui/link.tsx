import type { ComponentProps } from "react";
import { css } from "styled-components";
import { linkAttributes } from "../lib/link-kind";
import { theme } from "../theme";
import { media } from "../theme/media";

type LinkProps = { to: string } & Omit<ComponentProps<"a">, "href" | "ref">;

/**
 * A plain link, which the browser follows (docs/runtime.md); other sites open in a new tab, unless `target="_self"`.
 */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...linkAttributes(to)} {...rest}>
      {children}
    </a>
  );
}

/** Icon after links to other sites, except around images. The space before it doesn't break. */
export const externalSign = css`
  a[target="_blank"]:not(:has(picture))::after {
    content: "\\202F\\2197\\FE0E";
    content: "\\202F\\2197\\FE0E" / "";
    font-size: 0.8em;
    color: ${theme.color.muted};
  }
`;

/** The same for lists of links: only on hover and focus. */
export const quietExternalSign = css`
  ${externalSign}
  a[target="_blank"]::after {
    position: absolute;
  }
  ${media.hover} {
    a[target="_blank"]:not(:hover, :focus-visible)::after {
      opacity: 0;
    }
  }
`;

/** A heading in the size of the links below it. */
export const quietHeading = css`
  font-family: ${theme.font.body};
  font-size: ${theme.text.sm};
  font-weight: 500;
  letter-spacing: 0;
  color: ${theme.color.muted};
`;
