import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Closing } from "../sections/home/closing/closing";
import { whileDemoChanged } from "../sections/home/demo/demo-store";
import { Hero } from "../sections/home/hero/hero";
import { Features, ReadingTrail } from "../sections/home/trail/reading-trail";
import { organization, website } from "../seo/json-ld/organization";
import { softwareApplication } from "../seo/json-ld/software";
import { Seo } from "../seo/seo";
import { island } from "../runtime/islands";

/** Code that comes when a scene is touched; scenes show what the visitor has done in the others. */
const scene = (code: string) => ({ code, near: whileDemoChanged });

const Planning = island(
  async () =>
    (await import(/* webpackChunkName: "planning" */ "../sections/home/planning/planning"))
      .Planning,
  scene("planning"),
);
const Agents = island(
  async () =>
    (await import(/* webpackChunkName: "agents" */ "../sections/home/agents/agents")).Agents,
  scene("agents"),
);
const Editors = island(
  async () =>
    (await import(/* webpackChunkName: "editors" */ "../sections/home/editors/editors")).Editors,
  scene("editors"),
);
const Backlog = island(
  async () =>
    (await import(/* webpackChunkName: "backlog" */ "../sections/home/backlog/backlog")).Backlog,
  scene("backlog"),
);
const Labels = island(
  async () =>
    (await import(/* webpackChunkName: "labels" */ "../sections/home/labels/labels")).Labels,
  scene("labels"),
);
const IssueTypes = island(
  async () =>
    (await import(/* webpackChunkName: "types" */ "../sections/home/issue-types/issue-types"))
      .IssueTypes,
  scene("types"),
);
const Comparison = island(
  async () =>
    (await import(/* webpackChunkName: "comparison" */ "../sections/home/comparison/comparison"))
      .Comparison,
  { code: "comparison" },
);
const Roadmap = island(
  async () =>
    (await import(/* webpackChunkName: "roadmap" */ "../sections/home/roadmap/roadmap")).Roadmap,
  { code: "roadmap" },
);
const ClosingIsland = island(() => Closing);

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
      <ReadingTrail>
        <Hero {...content.hero} project={project} knownWords={content.suggestions.count} />
        <Features>
          <Planning {...content.planning} project={project} />
          <Agents {...content.agents} project={project} />
          <Editors {...content.editors} project={project} />
          <Backlog {...content.backlog} project={project} />
          <Labels {...content.labels} project={project} />
          <IssueTypes {...content.issueTypes} project={project} />
          <Comparison {...content.comparison} />
          <Roadmap {...content.roadmap} />
        </Features>
        <ClosingIsland {...content.closing} />
      </ReadingTrail>
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
      suggestions {
        count
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
