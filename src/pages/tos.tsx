import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { LegalText } from "../sections/shared/legal-text";
import { breadcrumbs } from "../seo/json-ld/lists";
import { Seo } from "../seo/seo";

export default function TermsPage({ data }: PageProps<Queries.TermsPageQuery>) {
  const { terms, product } = data.content;
  return (
    <>
      <Seo
        {...terms.meta}
        path="/tos"
        jsonLd={[breadcrumbs(product, [terms.meta.title, "/tos"])]}
      />
      <LegalText {...terms} />
    </>
  );
}

export const query = graphql`
  query TermsPage {
    content {
      ...Layout
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
