import { describeScreens } from './describe-screens';

describeScreens(360);
