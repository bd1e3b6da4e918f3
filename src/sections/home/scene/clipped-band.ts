import styled from "styled-components";
import { Band } from "../../../ui/container";

/** A band whose scene reaches the edge of the page. */
export const ClippedBand = styled(Band)`
  overflow: clip;
`;
