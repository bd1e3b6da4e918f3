import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { StatementList } from "../../shared/statement-list";

/** Statements beside a scene. Phones show only the scene. */
export const SceneStatements = styled(StatementList)`
  margin-top: ${theme.space[6]};
  ${media.belowMd} {
    ${media.screen} {
      display: none;
    }
  }
`;
