import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { LegalText } from "../sections/shared/legal-text";
import { breadcrumbs } from "../seo/json-ld/lists";
import { Seo } from "../seo/seo";

export default function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  const { privacy, product } = data.content;
  return (
    <>
      <Seo
        {...privacy.meta}
        path="/privacy"
        jsonLd={[breadcrumbs(product, [privacy.meta.title, "/privacy"])]}
      />
      <LegalText {...privacy} />
    </>
  );
}

export const query = graphql`
  query PrivacyPage {
    content {
      ...Layout
      product {
        ...Maker
      }
      privacy {
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
