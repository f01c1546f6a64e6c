import { describeScreens } from './describe-screens';

describeScreens(1440);
