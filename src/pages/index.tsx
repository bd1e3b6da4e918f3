import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Agents } from "../sections/home/agents/agents";
import { Backlog } from "../sections/home/backlog/backlog";
import { Closing } from "../sections/home/closing/closing";
import { Comparison } from "../sections/home/comparison/comparison";
import { Editors } from "../sections/home/editors/editors";
import { Hero } from "../sections/home/hero/hero";
import { IssueTypes } from "../sections/home/issue-types/issue-types";
import { Labels } from "../sections/home/labels/labels";
import { Planning } from "../sections/home/planning/planning";
import { Roadmap } from "../sections/home/roadmap/roadmap";
import { organization, website } from "../seo/json-ld/organization";
import { softwareApplication } from "../seo/json-ld/software";
import { Seo } from "../seo/seo";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { content } = data;
  const project = content.demoProject;
  return (
    <>
      <Seo
        {...content.hero.meta}
        path="/"
        jsonLd={[
          organization(content.product),
          website(content.product),
          softwareApplication(content.product, content.plans),
        ]}
      />
      <Hero {...content.hero} project={project} />
      <div id="features">
        <Planning {...content.planning} project={project} />
        <Agents {...content.agents} />
        <Editors {...content.editors} project={project} />
        <Backlog {...content.backlog} project={project} />
        <Labels {...content.labels} project={project} />
        <IssueTypes {...content.issueTypes} project={project} />
        <Comparison {...content.comparison} />
        <Roadmap {...content.roadmap} />
      </div>
      <Closing {...content.closing} />
    </>
  );
}

export const query = graphql`
  query HomePage {
    content {
      product {
        ...Maker
      }
      plans {
        ...Prices
      }
      demoProject {
        ...SceneProject
      }
      hero {
        meta {
          ...Meta
        }
        ...Hero
      }
      planning {
        ...Planning
      }
      agents {
        ...Agents
      }
      editors {
        ...Editors
      }
      backlog {
        ...Backlog
      }
      labels {
        ...Labels
      }
      issueTypes {
        ...IssueTypes
      }
      comparison {
        ...Comparison
      }
      roadmap {
        ...Roadmap
      }
      closing {
        ...Closing
      }
    }
  }
`;
