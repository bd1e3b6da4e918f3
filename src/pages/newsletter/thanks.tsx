import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { FormAnswer } from "../../sections/shared/form-answer";
import { Seo } from "../../seo/seo";

export default function NewsletterThanksPage({
  data,
}: PageProps<Queries.NewsletterThanksPageQuery>) {
  const { meta, ...answer } = data.content.newsletterThanks;
  return (
    <>
      <Seo site={data.site} {...meta} path="/newsletter/thanks" noindex />
      <FormAnswer {...answer} />
    </>
  );
}

export const query = graphql`
  query NewsletterThanksPage {
    site: content {
      ...Layout
      ...SiteHead
    }
    content {
      newsletterThanks {
        meta {
          ...Meta
        }
        ...FormAnswer
      }
    }
  }
`;
