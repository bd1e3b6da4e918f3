import { graphql, type PageProps } from "gatsby";
import { LegalText } from "../sections/shared/legal-text";
import { Seo } from "../seo/seo";

export default function TermsPage({ data }: PageProps<Queries.TermsPageQuery>) {
  const { terms } = data.content;
  return (
    <>
      <Seo site={data.site} {...terms.meta} path="/tos" />
      <LegalText {...terms} />
    </>
  );
}

export const query = graphql`
  query TermsPage {
    site: content {
      ...Layout
      ...SiteHead
    }
    content {
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
