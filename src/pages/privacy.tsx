import { graphql, type PageProps } from "gatsby";
import { LegalText } from "../sections/shared/legal-text";
import { Seo } from "../seo/seo";

export default function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  const { privacy } = data.content;
  return (
    <>
      <Seo site={data.site} {...privacy.meta} path="/privacy" />
      <LegalText {...privacy} />
    </>
  );
}

export const query = graphql`
  query PrivacyPage {
    site: content {
      ...Layout
      ...SiteHead
    }
    content {
      privacy {
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
