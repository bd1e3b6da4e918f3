import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { isoDay } from "../lib/iso-day";
import { PageHead } from "../sections/shared/page-head";
import { pageTrail } from "../seo/json-ld/lists";
import { Seo } from "../seo/seo";
import { hydrateWhenNeeded } from "../ui/hydrate-when-needed";

const TextWithContents = hydrateWhenNeeded(
  async () => (await import("../sections/shared/text-with-contents")).TextWithContents,
  { touchedOnly: true },
);

export default function TermsPage({ data }: PageProps<Queries.TermsPageQuery>) {
  const { terms, product } = data.content;
  return (
    <>
      <Seo {...terms.meta} path="/tos" jsonLd={[pageTrail(product, terms.meta, "/tos")]} />
      <PageHead heading={terms.meta.title}>
        <p>
          {terms.updatedLabel} <time dateTime={isoDay(terms.updated)}>{terms.updatedText}</time>
        </p>
      </PageHead>
      <TextWithContents contents={terms.contents} text={terms.text} />
    </>
  );
}

export const query = graphql`
  query TermsPage {
    content {
      product {
        ...Maker
      }
      terms {
        meta {
          ...Meta
        }
        updated
        updatedText
        updatedLabel
        contents
        text: childMarkdownRemark {
          ...LongText
        }
      }
    }
  }
`;
