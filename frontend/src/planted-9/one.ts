import '../../../widget/src/panel';
