import type { ComponentProps } from "react";
import { linkAttributes } from "../lib/link-kind";

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
