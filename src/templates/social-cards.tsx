import type { PageProps } from "gatsby";
import { CardPreview } from "../sections/social-cards/card-preview";
import type { SharedPage } from "../sections/social-cards/card-preview";
import { PageHead } from "../sections/shared/page-head";
import { Seo } from "../seo/seo";

/** Development only: how every page looks when it is shared. */
export default function SocialCardsPage({ pageContext }: PageProps<null, { pages: SharedPage[] }>) {
  const text = "How every page looks in search results and when its address is shared.";
  return (
    <>
      <Seo title="Share cards" description={text} path="/social-cards" noindex />
      <PageHead heading="Share cards" text={`${text} This page is not part of the built site.`} />
      {pageContext.pages.map((page) => (
        <CardPreview key={page.path} page={page} />
      ))}
    </>
  );
}
