import type { ComponentProps } from "react";
import { css } from "styled-components";
import { linkAttributes } from "../lib/link-kind";
import { theme } from "../theme";
import { media } from "../theme/media";

type LinkProps = { to: string } & Omit<ComponentProps<"a">, "href" | "ref">;

/** A plain `<a>` (docs/runtime.md). Other sites open in a new tab, unless `target="_self"`. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...linkAttributes(to)} {...rest}>
      {children}
    </a>
  );
}

/** Adds an icon to links to other sites, except around images. The space before it doesn't break. */
export const externalSign = css`
  a[target="_blank"]:not(:has(picture))::after {
    content: "\\202F\\2197\\FE0E";
    content: "\\202F\\2197\\FE0E" / "";
    font-size: 0.8em;
    color: ${theme.color.muted};
  }
`;

/** Like {@link externalSign}, but only on hover and focus, for lists of links. */
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

/** A heading for a list of links, in their size. */
export const quietHeading = css`
  font-family: ${theme.font.body};
  font-size: ${theme.text.sm};
  font-weight: 500;
  letter-spacing: 0;
  color: ${theme.color.muted};
`;
