import type { WrapPageElementBrowserArgs } from "gatsby";
import { Layout } from "./layout";

/** Puts the layout around every page, once, so that it stays while pages change. */
export const wrapPageElement = ({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, "element" | "props">) => (
  <Layout location={props.location}>{element}</Layout>
);
