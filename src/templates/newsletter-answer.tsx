import { graphql, type PageProps } from "gatsby";
import styled from "styled-components";
import { answerPath } from "../features/newsletter/subscribe";
import { PageHead } from "../sections/shared/page-head";
import { Seo } from "../seo/seo";
import { theme } from "../theme";
import { ButtonLink } from "../ui/button";

/** What visitors without JavaScript see after sending the newsletter's form. */
export default function NewsletterAnswerPage({
  data,
  // In a build, the prop `path` is "/*".
  location: { pathname: path },
}: PageProps<Queries.NewsletterAnswerPageQuery>) {
  const { thanks, sorry } = data.content;
  const { meta, heading, text, link } = path === answerPath(true) ? thanks : sorry;
  return (
    <>
      <Seo site={data.site} {...meta} path={path} noindex />
      <PageHead heading={heading} text={text}>
        <Next to={link.to} arrow>
          {link.text}
        </Next>
      </PageHead>
    </>
  );
}

export const query = graphql`
  query NewsletterAnswerPage {
    site: content {
      ...Layout
      ...SiteHead
    }
    content {
      thanks: newsletterThanks {
        ...NewsletterAnswer
      }
      sorry: newsletterSorry {
        ...NewsletterAnswer
      }
    }
  }

  fragment NewsletterAnswer on NewsletterAnswer {
    meta {
      ...Meta
    }
    heading
    text
    link {
      text
      to
    }
  }
`;

const Next = styled(ButtonLink)`
  margin-top: ${theme.space[6]};
`;
