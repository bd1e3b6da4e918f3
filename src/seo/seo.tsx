import { Helmet } from "react-helmet";
import { useProduct } from "../content/use-product";
import { canonicalUrl } from "./canonical";

interface SeoProps {
  /** Without the product's name, which is added. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  /** Path of the page: `/pricing`. Left out on pages that have no address of their own. */
  path?: string;
}

/** A page's metadata. The only user of react-helmet. */
export function Seo({ title, description, path }: SeoProps) {
  const { name, siteUrl } = useProduct();
  return (
    <Helmet htmlAttributes={{ lang: "en" }}>
      <title>{`${title} · ${name}`}</title>
      <meta name="description" content={description} />
      {path && <link rel="canonical" href={canonicalUrl(siteUrl, path)} />}
    </Helmet>
  );
}
