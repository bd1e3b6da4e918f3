import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { PageHead } from "../sections/shared/page-head";
import { pageTrail } from "../seo/json-ld/lists";
import { organization } from "../seo/json-ld/organization";
import { softwareApplication } from "../seo/json-ld/software";
import { Seo } from "../seo/seo";
import { island } from "../runtime/islands";

const Plans = island(async () => (await import("../sections/pricing/plans")).Plans);
const Questions = island(async () => (await import("../sections/pricing/questions")).Questions);

export default function PricingPage({ data }: PageProps<Queries.PricingPageQuery>) {
  const { plans, product } = data.content;
  return (
    <>
      <Seo
        {...plans.meta}
        path="/pricing"
        data="/pricing.json"
        jsonLd={[
          organization(product),
          softwareApplication(product, plans),
          pageTrail(product, plans.meta, "/pricing"),
        ]}
      />
      <PageHead heading={plans.heading} text={plans.text} />
      <Plans {...plans} />
      <Questions {...plans} />
    </>
  );
}

export const query = graphql`
  query PricingPage {
    content {
      product {
        ...Maker
      }
      plans {
        meta {
          ...Meta
        }
        heading
        text
        ...Plans
        ...Prices
        ...Questions
      }
    }
  }
`;
