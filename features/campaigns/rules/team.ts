export const TEAM_SIZE = 3;
export const TEAM_HOURS = 72;
export const TEAM_POINTS = 200;
