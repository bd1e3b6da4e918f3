import { graphql } from "gatsby";
import styled from "styled-components";
import { theme } from "../../../theme";
import { Band, Container } from "../../../ui/container";
import { Link } from "../../../ui/link";
import { SectionHead } from "../../shared/section-head";
import { Horizon } from "./horizon";
import { Camp, Marker, Path, Tag, Trail } from "./trail";

/** The roadmap: a trail with a camp for each stage. */
export function Roadmap({ heading, text, shippedIn, stages }: Queries.RoadmapFragment) {
  return (
    <Section>
      <Container>
        <Top>
          <SectionHead heading={heading} text={text} />
          <Horizon />
        </Top>
        <Trail role="list" style={{ "--camps": stages.length }}>
          {stages.map(({ name, tag, late, items }, index) => (
            <Camp key={name} style={{ "--ahead": stages.length - 1 - index }}>
              <Path viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
                <path d="M0 100C45 100 55 0 100 0" />
              </Path>
              {/* Later stages have fewer stones. */}
              <Marker laid={3 - Math.floor((index * 3) / stages.length)} size={44} />
              <h3>{name}</h3>
              {tag && <Tag>{late ?? tag}</Tag>}
              <ul role="list">
                {items.map((item) => (
                  <RoadmapItem key={item.text} {...item} shippedIn={shippedIn} />
                ))}
              </ul>
            </Camp>
          ))}
        </Trail>
      </Container>
    </Section>
  );
}

type Item = Queries.RoadmapFragment["stages"][number]["items"][number];

/** A planned feature; a shipped one links to its release. */
function RoadmapItem({ icon, text, release, shippedIn }: Item & { shippedIn: string }) {
  return (
    <li data-icon={icon}>
      <span>
        {text}
        {release && (
          <Link to={release.path}>
            {shippedIn} v{release.version}
          </Link>
        )}
      </span>
    </li>
  );
}

export const fragment = graphql`
  fragment Roadmap on Roadmap {
    heading
    text
    shippedIn
    stages {
      name
      tag
      late
      items {
        icon
        text
        release {
          version
          path
        }
      }
    }
  }
`;

const Section = styled(Band)`
  overflow-x: clip;
  /* From the content to the edge of the page. */
  --off: max(${theme.space.gutter}, (100vw - ${theme.width.content}) / 2);
`;

const Top = styled.div`
  position: relative;
`;
