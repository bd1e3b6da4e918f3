import styled from "styled-components";
import { cardSize } from "../../lib/addresses";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { Container } from "../../ui/container";
import { lengthWarnings } from "./length-warnings";

/** A page's metadata. */
export interface SharedPage {
  path: string;
  title: string;
  description: string;
  /** Address of its share card. */
  image: string;
}

/** A page as a large card, as a small one of 300 px, and as a search result. */
export function CardPreview({ page }: { page: SharedPage }) {
  const { path, title, description, image } = page;
  const warnings = lengthWarnings(page);
  return (
    <Row as="section" aria-label={path}>
      <Card>
        <img src={image} {...cardSize} alt={`Share card of ${path}`} loading="lazy" />
        <strong>{title}</strong>
        <span>{description}</span>
      </Card>
      <div>
        <Small src={image} {...cardSize} alt="" loading="lazy" />
        <Result>
          <code>{path}</code>
          <a href={path}>{title}</a>
          <span>{description}</span>
        </Result>
        <ul role="list">
          {warnings.map((warning) => (
            <Warning key={warning}>{warning}</Warning>
          ))}
        </ul>
      </div>
    </Row>
  );
}

const Row = styled(Container)`
  display: grid;
  gap: ${theme.space[8]};
  padding-block: ${theme.space[8]};
  border-top: 1px solid ${theme.color.line};
  ${media.md} {
    grid-template-columns: 3fr 2fr;
  }
`;

const Card = styled.div`
  display: grid;
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};

  & > strong,
  & > span {
    padding: ${theme.space[2]} ${theme.space[4]};
  }
  & > span {
    padding-bottom: ${theme.space[4]};
    color: ${theme.color.muted};
  }
`;

const Small = styled.img`
  width: 300px;
  border-radius: ${theme.radius.sm};
`;

const Result = styled.p`
  display: grid;
  margin-block: ${theme.space[5]};
  color: ${theme.color.muted};

  & > a {
    font-size: ${theme.text.lg};
    color: ${theme.color.task};
  }
`;

const Warning = styled.li`
  font-weight: 600;
  color: ${theme.color.bug};
`;
