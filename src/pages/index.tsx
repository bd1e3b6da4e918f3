import { graphql, type PageProps } from "gatsby";
import { StartButton } from "../layout/islands";
import { Agents } from "../sections/home/agents/agents";
import { Comparison } from "../sections/home/comparison/comparison";
import { Closing } from "../sections/home/closing/closing";
import { Hero } from "../sections/home/hero/hero";
import { Backlog } from "../sections/home/backlog/backlog";
import { Editors } from "../sections/home/editors/editors";
import { IssueTypes } from "../sections/home/issue-types/issue-types";
import { Labels } from "../sections/home/labels/labels";
import { Planning } from "../sections/home/planning/planning";
import { sceneProject } from "../sections/home/demo/project";
import { Roadmap } from "../sections/home/roadmap/roadmap";
import { Features } from "../sections/home/features";
import { organization, website, softwareApplication } from "../seo/json-ld";
import { Seo } from "../seo/seo";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { content } = data;
  const project = sceneProject(content.demoProject);
  const start = <StartButton copy={content.navigation} appUrl={content.product.appUrl} />;
  return (
    <>
      <Seo
        site={data.site}
        {...content.hero.meta}
        path="/"
        jsonLd={[
          organization(content.product),
          website(content.product),
          softwareApplication(content.product, content.plans),
        ]}
      />
      <Hero {...content.hero} project={project} model={content.planning.model} start={start} />
      <Features>
        <Planning {...content.planning} project={project} />
        <Agents {...content.agents} />
        <Editors {...content.editors} project={project} />
        <Backlog {...content.backlog} project={project} />
        <Labels {...content.labels} project={project} />
        <IssueTypes {...content.issueTypes} project={project} />
        <Comparison {...content.comparison} />
        <Roadmap {...content.roadmap} />
      </Features>
      <Closing {...content.closing} start={start} />
    </>
  );
}

export const query = graphql`
  query HomePage {
    site: content {
      ...Layout
      ...SiteHead
    }
    content {
      ...StartButton
      product {
        ...Maker
      }
      plans {
        ...BetaOffer
      }
      demoProject {
        ...SceneProject
      }
      hero {
        meta {
          ...Meta
        }
      }
      ...Hero
      ...Planning
      ...Agents
      ...Editors
      ...Backlog
      ...Labels
      ...IssueTypes
      ...Comparison
      ...Roadmap
      ...Closing
    }
  }
`;
