import styled from "styled-components";
import { Container } from "../../../ui/container";

/**
 * The room a scene has, measured in its text: it is recomposed in a narrow window and with large
 * text alike, which a media query does not notice. `sm`: tablets, `md`: the desktop layout.
 */
export const room = {
  sm: "@container (min-width: 42rem)",
  md: "@container (min-width: 54rem)",
} as const;

/** The content width, as the container that {@link room} asks about. */
export const Room = styled(Container)`
  container-type: inline-size;
`;
