import type { GatsbySSR } from "gatsby";
import { createElement } from "react";
import type { CspOptions } from "./options";

/** Adds the scripts of the options to every page of a build. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }, options) => {
  const { scripts = [] } = options as CspOptions;
  if (process.env.NODE_ENV !== "production") return;
  setHeadComponents(
    scripts.map(({ src, defer = true, data = {} }) =>
      createElement("script", {
        key: src,
        defer,
        ...Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value])),
        src,
      }),
    ),
  );
};
