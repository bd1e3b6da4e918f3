import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { FormAnswer } from "../../sections/shared/form-answer";
import { Seo } from "../../seo/seo";

export default function NewsletterSorryPage({ data }: PageProps<Queries.NewsletterSorryPageQuery>) {
  const { meta, ...answer } = data.content.newsletterSorry;
  return (
    <>
      <Seo site={data.site} {...meta} path="/newsletter/sorry" noindex />
      <FormAnswer {...answer} />
    </>
  );
}

export const query = graphql`
  query NewsletterSorryPage {
    site: content {
      ...Layout
      ...SiteHead
    }
    content {
      newsletterSorry {
        meta {
          ...Meta
        }
        ...FormAnswer
      }
    }
  }
`;
