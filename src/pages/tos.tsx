import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { isoDay, longDate } from "../lib/format";
import { PageHead } from "../sections/shared/page-head";
import { TextWithContents } from "../sections/shared/text-with-contents";
import { pageTrail } from "../seo/json-ld/lists";
import { Seo } from "../seo/seo";

export default function TermsPage({ data }: PageProps<Queries.TermsPageQuery>) {
  const { terms, product } = data.content;
  return (
    <>
      <Seo {...terms.meta} path="/tos" jsonLd={[pageTrail(product, terms.meta, "/tos")]} />
      <PageHead heading={terms.meta.title}>
        <p>
          {terms.updatedLabel}{" "}
          <time dateTime={isoDay(terms.updated)}>{longDate(terms.updated)}</time>
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
        updatedLabel
        contents
        text: childMarkdownRemark {
          ...LongText
        }
      }
    }
  }
`;
