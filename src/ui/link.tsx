import type { ComponentProps } from "react";
import { Link as GatsbyLink } from "gatsby";
import { externalAttributes, linkKind } from "../lib/link-kind";

type LinkProps = { to: string } & Omit<ComponentProps<"a">, "href" | "ref">;

/**
 * A link to anywhere: pages of this site change without loading it anew, other sites open in a new
 * tab (`target="_self"` keeps this one), mail, files and anchors are left to the browser.
 */
export function Link({ to, children, ...rest }: LinkProps) {
  const kind = linkKind(to);
  if (kind === "page") {
    return (
      <GatsbyLink to={to} {...rest}>
        {children}
      </GatsbyLink>
    );
  }
  return (
    <a href={to} {...(kind === "external" && externalAttributes)} {...rest}>
      {children}
    </a>
  );
}
