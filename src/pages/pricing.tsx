import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Plans } from "../sections/pricing/plans";
import { Questions } from "../sections/pricing/questions";
import { PageHead } from "../sections/shared/page-head";
import { Seo } from "../seo/seo";

export default function PricingPage({ data }: PageProps<Queries.PricingPageQuery>) {
  const { plans } = data.content;
  return (
    <>
      <Seo {...plans.meta} path="/pricing" />
      <PageHead heading={plans.heading} text={plans.text} />
      <Plans {...plans} />
      <Questions heading={plans.questionsHeading} questions={plans.questions} />
    </>
  );
}

export const query = graphql`
  query PricingPage {
    content {
      plans {
        meta {
          ...Meta
        }
        heading
        text
        ...Plans
        questionsHeading
        questions {
          ...Question
        }
      }
    }
  }
`;
